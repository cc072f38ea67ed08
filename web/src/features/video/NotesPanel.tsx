import { Suspense } from 'react';
import { lazyView } from '#lib/lazyView.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { LessonNotesProps } from './LessonNotes.tsx';
import { SidePanel } from './SidePanel.tsx';

const LessonNotes = lazyView(
  () => import('./LessonNotes.tsx'),
  (file) => file.LessonNotes,
);

interface NotesPanelProps extends LessonNotesProps {
  opened: boolean;
  onToggle: (opened: boolean) => void;
}

/** The panel of the member's notes beside the player, whose code is loaded when it is first opened (NOT-01). */
export const NotesPanel = ({ opened, onToggle, ...props }: NotesPanelProps) => (
  <SidePanel
    title={props.notes.length === 0 ? 'Notes' : `Notes (${String(props.notes.length)})`}
    opened={opened}
    onToggle={onToggle}
  >
    <Suspense fallback={<Spinner />}>
      <LessonNotes {...props} />
    </Suspense>
  </SidePanel>
);
