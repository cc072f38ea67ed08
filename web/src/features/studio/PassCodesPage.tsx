import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { counted } from '@atrium/domain/counted.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoment } from '#lib/dates.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { Tag } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { ActDialog } from './ActDialog.tsx';
import { studioPath } from './kinds.ts';
import { MakeCodesDialog } from './MakeCodesDialog.tsx';
import { usePageActs } from './pageActs.ts';
import { endCodesAct, passCodesQuery, type CodeBatch, type PassCodes } from './passCodesQuery.ts';
import { StudioBar } from './StudioBar.tsx';
import styles from './ListPage.module.css';

export interface PassCodesPageProps {
  viewer: SignedIn;
  passId: string;
}

/** The one-time codes of a pass: made as a file that nobody gets again, used, and ended (COM-01). */
export const PassCodesPage = ({ viewer, passId }: PassCodesPageProps) => (
  <PageAnswer of={passCodesQuery(passId)}>{(pass) => <CodesView viewer={viewer} pass={pass} />}</PageAnswer>
);

type Asked = { readonly what: 'make' } | { readonly what: 'end'; readonly batchId: string; readonly left: number };

const CodesView = ({ viewer, pass }: { viewer: SignedIn; pass: PassCodes }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { code, company, batches, hasOneTimeCodes, passId } = pass;
  const mayWrite = staffReach(viewer.staff, 'passCode.write') !== null && hasOneTimeCodes;
  const make = () => {
    setAsked({ what: 'make' });
  };
  const close = () => {
    setAsked(null);
  };
  usePageActs(mayWrite ? [{ label: 'Make codes', icon: IconPlus, run: make }] : []);
  const owner =
    company === null
      ? { label: 'Passes', href: studioPath('pass') }
      : { label: company.name, href: `/studio/company/${encodeURIComponent(company.companyId)}` };
  return (
    <>
      <StudioBar
        crumbs={[owner, { label: code, href: studioPath('pass', passId) }, { label: 'Codes' }]}
        acts={
          mayWrite ? (
            <Button size="s" onClick={make}>
              Make codes
            </Button>
          ) : null
        }
      />
      <h1 tabIndex={-1}>Codes of {code}</h1>
      <p className={cx(styles.filters, look.muted)}>
        Each code admits one person. They come as a file, once: afterwards nobody can read them here.
      </p>
      {hasOneTimeCodes ? null : (
        <Note>This pass has no codes for one person each. Its document says whether it has.</Note>
      )}
      {batches.length === 0 ? (
        <EmptyState title="No codes were made yet.">
          {mayWrite ? 'Make as many as people are invited.' : 'Somebody of support or an owner makes them.'}
        </EmptyState>
      ) : (
        <BatchesTable
          pass={pass}
          onEnd={
            mayWrite
              ? (batchId, left) => {
                  setAsked({ what: 'end', batchId, left });
                }
              : null
          }
        />
      )}
      {asked?.what === 'make' ? <MakeCodesDialog pass={pass} onClose={close} /> : null}
      {asked?.what === 'end' ? (
        <ActDialog
          act={endCodesAct}
          input={{ passId, batchId: asked.batchId }}
          takesAway
          title={`End ${counted(asked.left, 'unused code')} of ${code}?`}
          confirm="End them"
          dismiss="Leave them"
          onClose={close}
        />
      ) : null}
    </>
  );
};

interface BatchesTableProps {
  pass: PassCodes;
  /** Null for somebody who only reads. */
  onEnd: ((batchId: string, left: number) => void) | null;
}

const BatchesTable = ({ pass: { batches, timeZone }, onEnd }: BatchesTableProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>Codes</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Exported</th>
        <th scope="col">Codes</th>
        <th scope="col">Used</th>
        <th scope="col">Unused</th>
        {onEnd === null ? null : (
          <td>
            <VisuallyHidden>Acts</VisuallyHidden>
          </td>
        )}
      </tr>
    </thead>
    <tbody>
      {batches.map((batch) => (
        <tr key={batch.batchId ?? ''}>
          <th scope="row">
            {batch.madeAt === null ? 'Earlier' : formatMoment(Number(batch.madeAt), timeZone)}
            <small className={look.muted}>
              {batch.madeByName === null ? 'It was not kept by whom' : `By ${batch.madeByName}`}
            </small>
          </th>
          <td data-label="Codes">{batch.size.toLocaleString('en-US')}</td>
          <td data-label="Used">{batch.used.toLocaleString('en-US')}</td>
          <td data-label="Unused">
            {leftOf(batch).toLocaleString('en-US')}{' '}
            {batch.endedAt === null ? null : (
              <>
                <Tag weight="off">Ended</Tag>
                <span className={styles.under}>
                  {formatMoment(Number(batch.endedAt), timeZone)}, by {batch.endedByName}
                </span>
              </>
            )}
          </td>
          {onEnd === null ? null : (
            <td className={styles.acts}>
              <EndButton batch={batch} timeZone={timeZone} onEnd={onEnd} />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

interface EndButtonProps {
  batch: CodeBatch;
  timeZone: string;
  onEnd: (batchId: string, left: number) => void;
}

const EndButton = ({ batch, timeZone, onEnd }: EndButtonProps) => {
  const { batchId, madeAt, endedAt } = batch;
  const left = leftOf(batch);
  if (batchId === null || madeAt === null || endedAt !== null || left === 0) return null;
  return (
    <Button
      size="s"
      variant="line"
      aria-label={`End the unused codes of ${formatMoment(Number(madeAt), timeZone)}`}
      onClick={() => {
        onEnd(batchId, left);
      }}
    >
      End unused
    </Button>
  );
};

const leftOf = ({ size, used }: CodeBatch): number => Math.max(0, size - used);
