const letters: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** 'Sørensen-Vásquez, Ingrid' becomes 'sorensen-vasquez-ingrid'; apostrophes are removed. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øđłßæœı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
