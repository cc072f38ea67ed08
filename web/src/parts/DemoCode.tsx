import { Note } from '#ui/Note.tsx';

/** Where the demo shows a code in place of an authenticator app; nothing outside it. */
export const DemoCode = ({ path }: { path: string | null }) =>
  path === null ? null : (
    <Note tone="sun">
      In this demo,{' '}
      <a href={path} target="_blank" rel="noopener">
        this page shows a code
      </a>{' '}
      instead of an app.
    </Note>
  );
