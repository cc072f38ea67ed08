/** Null for what Stripe does not know. */
export function orNull<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if ((error as { readonly code?: unknown }).code === 'resource_missing') return null;
    throw error;
  });
}
