/** What a text says, without the marks of rich text. */
export const plainText = (text: string): string => text.replaceAll(/<[^>]*>/g, ' ').trim();
