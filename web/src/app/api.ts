// Asking the server over HTTP.
import type { Problem } from '$protocol';

/** Why the server did not do what was asked; `key` and `facts` make the sentence. */
export class Trouble extends Error {
  constructor(
    readonly key: string,
    readonly facts: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(key);
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const raw = body instanceof Blob;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : {
            body: raw ? body : JSON.stringify(body),
            headers: { 'content-type': raw ? 'application/jsonl' : 'application/json' },
          }),
    });
  } catch {
    throw new Trouble('unreachable');
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem: Partial<Problem> = await answer.json().catch(() => ({}));
  throw new Trouble(problem.key ?? 'internal-error', problem.facts, answer.status);
}

export const get = <T>(path: string): Promise<T> => ask<T>('GET', path);
export const post = <T>(path: string, body?: unknown): Promise<T> => ask<T>('POST', path, body);
