/** A function that computes its result once for each object, which must not change, and forgets it with the object. */
export function onceFor<Of extends object, Result>(compute: (of: Of) => Result): (of: Of) => Result {
  const known = new WeakMap<Of, { readonly result: Result }>();
  return (of) => {
    const found = known.get(of);
    if (found !== undefined) return found.result;
    const result = compute(of);
    known.set(of, { result });
    return result;
  };
}
