/** A signed form, by which a file is stored. */
interface SignedForm {
  readonly url: string | null;
  readonly fields: readonly { readonly name: string; readonly value: string }[] | null;
}

/** Sends a file by a signed form; whether it was stored. */
export async function sendFile({ url, fields }: SignedForm, file: Blob): Promise<boolean> {
  if (url === null) return false;
  const form = new FormData();
  for (const { name, value } of fields ?? []) form.append(name, value);
  // the file comes last: what follows it is not read
  form.append('file', file);
  const response = await fetch(url, { method: 'POST', body: form }).catch(() => null);
  return response?.ok === true;
}
