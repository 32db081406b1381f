"""The form: no loop, but phrases that differ, grow and come back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest

from mastaba.soundtrack import drums, drums_form, jungle, jungle_form
from mastaba.soundtrack.band import Layer, Plan
from mastaba.soundtrack.timeline import Timeline, timelines

Form = Callable[[Timeline], tuple[Plan, ...]]


@pytest.fixture(params=[(0, drums_form.form, drums.LAYERS), (1, jungle_form.form, jungle.LAYERS)])
def plans(request: pytest.FixtureRequest) -> tuple[Plan, ...]:
    number, form, _ = request.param
    written: tuple[Plan, ...] = form(timelines()[number])
    return written


@pytest.mark.parametrize(
    ("form", "layers"), [(drums_form.form, drums.LAYERS), (jungle_form.form, jungle.LAYERS)]
)
def test_every_layer_is_used_and_every_name_has_one(
    form: Form, layers: Mapping[str, Layer]
) -> None:
    plans = form(timelines()[0])
    used = {name for plan in plans for phrase in plan.phrases for name in phrase.layers.split()}
    assert used == set(layers)


def test_no_phrase_is_followed_by_itself(plans: tuple[Plan, ...]) -> None:
    phrases = [(phrase.layers, phrase.lift) for plan in plans for phrase in plan.phrases]
    assert all(earlier != later for earlier, later in pairwise(phrases))
    assert len(set(phrases)) > 0.9 * len(phrases)


def test_passages_follow_each_other_and_meet_the_cues(plans: tuple[Plan, ...]) -> None:
    ends = [plan.ends for plan in plans]
    assert ends == sorted(ends)
    named = {plan.name: plan.ends for plan in plans}
    assert named["intro"] == 0
    assert named["ticks 3"] == 600
    assert all(plan.quicken >= 1 for plan in plans)


def test_each_act_is_hotter_and_higher_than_the_one_before(plans: tuple[Plan, ...]) -> None:
    breaths = [number for number, plan in enumerate(plans) if plan.name.startswith("held breath")]
    before = [plans[number - 1].phrases for number in breaths]
    hottest = [max(phrase.heat for phrase in phrases) for phrases in before]
    highest = [max(phrase.lift for phrase in phrases) for phrases in before]
    assert hottest == sorted(hottest)
    assert highest == sorted(set(highest))
