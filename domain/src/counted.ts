/** '1 lesson', '12,000 lessons'; `many` where it is not the one with an s: '3 people'. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
