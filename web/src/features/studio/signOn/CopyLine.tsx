import { copyText } from '#parts/copyText.ts';
import { Button } from '#ui/Button.tsx';

/** A value that somebody enters elsewhere, with a button that copies it, in a list of definitions. */
export const CopyLine = ({ label, text }: { label: string; text: string }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <code>{text}</code>
      <Button
        size="s"
        variant="bare"
        aria-label={`Copy: ${label}`}
        onClick={() => {
          copyText(text, { copied: 'Copied', failed: "It couldn't be copied. Select it instead." });
        }}
      >
        Copy
      </Button>
    </dd>
  </>
);
