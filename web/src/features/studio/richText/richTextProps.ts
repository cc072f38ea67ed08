/** What a field of rich text is given. */
export interface RichTextProps {
  label: string;
  hint: string | undefined;
  error: string | undefined;
  /** HTML as the server allows it; '' for none. */
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** What is asked beside the text: for the address of a link, or for a picture, and the file that it was dropped as. */
export type Question = { readonly of: 'link' } | { readonly of: 'picture'; readonly file: File | null };
