/**
 * The value of some work, or 'late' when that takes more than `limit` milliseconds; what becomes of it then is nobody's
 * concern. Rejects with what the work rejects with.
 */
export async function within<T>(limit: number, work: Promise<T>): Promise<{ readonly value: T } | 'late'> {
  const late = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => {
    late.resolve('late');
  }, limit);
  try {
    return await Promise.race([work.then((value) => ({ value })), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
