import { toast } from '#ui/toast.ts';

/** Copies a text, and says whether that went well. */
export function copyText(text: string, said: { readonly copied: string; readonly failed: string }): void {
  navigator.clipboard.writeText(text).then(
    () => toast({ id: 'copied', message: said.copied }),
    () => toast({ id: 'copied', tone: 'bad', message: said.failed }),
  );
}
