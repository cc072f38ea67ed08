const letters: Readonly<Record<string, string>> = { ø: 'o', đ: 'd', ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' };

/** A text without capitals and accents, letters that have no accent to take off included: 'Łódź' is 'lodz'. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øđłßæœı]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
