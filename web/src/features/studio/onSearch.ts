/** Replaces the query of the address; `replace`: without a step of its own for Back. */
export type OnSearch = (next: object, how?: { readonly replace: boolean }) => void;
