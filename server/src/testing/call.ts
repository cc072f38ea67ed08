/** One kind of writing call; `n` distinguishes the calls of one kind. Returns its outcome: 'done', a status, a code. */
export type Call = (n: number) => Promise<unknown>;
