import type { Caller, TestServer } from './harness.ts';

/** One kind of writing call; `n` distinguishes the calls of one kind. Returns its outcome: 'done', a status, a code. */
export type Call = (n: number) => Promise<unknown>;

/** The outcome of a use case: 'done', or the code of its refusal. */
export function codeOf(
  outcome: { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly code: string } },
): string {
  return outcome.ok ? 'done' : outcome.refusal.code;
}

/** Sends one mutation, such as `removeUserSave(contentId: "a")`; returns 'done', or the code of its refusal. */
export async function mutate(caller: Caller, call: string): Promise<string> {
  type Answer = { done: { error: { code: string } | null } };
  return (await caller.query<Answer>(`mutation { done: ${call} { error { code } } }`)).done.error?.code ?? 'done';
}

/** Forgets all attempts that were counted, so that no limit ends a test that calls often. */
export async function forgetAttempts({ db }: Pick<TestServer, 'db'>): Promise<void> {
  await db.deleteFrom('limit_bucket').execute();
}
