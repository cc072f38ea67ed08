import { csvName, type DownloadType } from '@atrium/domain/organization/csv.ts';
import { downloadLinkLifetimeWords } from '@atrium/domain/organization/downloadLinks.ts';
import { IconDownload, IconMail } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Stack } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { isOnline } from '#ui/useOnline.ts';
import { downloadCsv, type Download, type DownloadProgress } from './download.ts';
import { mailDownloadSpec } from './mailDownload.ts';
import { count } from './words.ts';

interface DownloadButtonProps {
  label: string;
  of: Download;
}

type State = { readonly at: 'idle' | 'failed' | 'offline' } | ({ readonly at: 'running' } & DownloadProgress);

const begun: State = { at: 'running', percent: 0, isLong: false, total: 0 };

/**
 * Downloads the rows of a table in their order, with its progress on the button; a list of more than one page may be
 * had by a mailed link instead (ORG-06, D62).
 */
export const DownloadButton = ({ label, of }: DownloadButtonProps) => {
  const [state, setState] = useState<State>({ at: 'idle' });
  const running = useRef<AbortController | null>(null);
  const mail = useSave(mailDownloadSpec);
  const button = useRef<HTMLButtonElement>(null);
  const offer = useRef<HTMLDivElement>(null);
  /** The offer of a link disappears, and with it the button that may have the focus. */
  const end = (next: State): void => {
    if (offer.current?.contains(document.activeElement)) button.current?.focus();
    setState(next);
  };
  const start = async (): Promise<void> => {
    mail.reset();
    if (!isOnline()) {
      setState({ at: 'offline' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    // a request would be tried again for seconds
    const lose = (): void => {
      controller.abort();
      end({ at: 'offline' });
    };
    addEventListener('offline', lose);
    setState(begun);
    try {
      const isWhole = await downloadCsv(of, controller.signal, (progress) => {
        setState({ at: 'running', ...progress });
      });
      if (!isWhole) return;
      end({ at: 'idle' });
      announce(`${doneWords[of.type]} downloaded`);
    } catch {
      if (!controller.signal.aborted) end({ at: 'failed' });
    } finally {
      removeEventListener('offline', lose);
    }
  };
  const mailInstead = (): void => {
    mail.save(of, () => {
      running.current?.abort();
      end({ at: 'idle' });
    });
  };
  const isLong = state.at === 'running' && state.isLong;
  return (
    <Stack gap={8}>
      <Button
        ref={button}
        size="s"
        variant="line"
        icon={<IconDownload aria-hidden="true" />}
        busy={state.at === 'running'}
        onClick={() => void start()}
      >
        <span aria-live="polite">
          {label}
          {state.at === 'running' ? ` - ${String(state.percent)}%` : null}
          {state.at === 'failed' || state.at === 'offline' ? ' - Error, please try again later' : null}
        </span>
      </Button>
      {state.at === 'offline' ? (
        <p className={look.small} role="status">
          You're offline. Download it again when the connection is back.
        </p>
      ) : null}
      {isLong ? (
        <div ref={offer} className={cx(look.row, look.small)}>
          <p role="status">{`${count(state.total)} ${rowWords[of.type]} take a while.`}</p>
          <Button size="s" variant="bare" icon={<IconMail aria-hidden="true" />} busy={mail.busy} onClick={mailInstead}>
            Email me a link instead
          </Button>
        </div>
      ) : null}
      {mail.result === undefined ? null : (
        <p className={look.small} role="status">
          {`We're preparing ${csvName(of.type)} and will email a link to ${mail.result}. It works for ${downloadLinkLifetimeWords}, and only for you.`}
        </p>
      )}
      <FaultNote fault={mail.fault} />
    </Stack>
  );
};

const doneWords: Readonly<Record<DownloadType, string>> = {
  courses: 'Courses',
  employees: 'Employees',
  employee_courses: "The employee's courses",
  employees_and_courses: 'Employees with their courses',
};
const rowWords: Readonly<Record<DownloadType, string>> = {
  courses: 'courses',
  employees: 'people',
  employee_courses: 'courses',
  employees_and_courses: 'people with their courses',
};
