import pytest

pytest.register_assert_rewrite("tests.tables.store_contract")
