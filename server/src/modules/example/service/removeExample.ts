import { refuseReason } from '@atrium/domain/access/staffReason.ts';
import { counted } from '@atrium/domain/counted.ts';
import { ok, refuse, type Refused, type Result } from '@atrium/domain/errors.ts';
import { upperFirst } from '@atrium/domain/upperFirst.ts';
import type { Tx } from '../../../base/sql/db.ts';
import { lock } from '../../../base/sql/lock.ts';
import { changeAs, type StaffChange } from '../../../base/staffChange.ts';
import { auditAct } from '../../audit/service/writeAudit.ts';
import * as one from '../../document/service/example.ts';
import { lockDocument } from '../../document/service/publishOne.ts';
import {
  countExample,
  listExampleDocuments,
  removeExampleDocuments,
  type ExampleDocument,
} from '../store/documents.ts';
import { lockContent } from '../store/lockContent.ts';
import { listLateTouches, listTouches, touchWords, type Touch } from '../store/touches.ts';
import type { ExampleDeps } from '../types.ts';
import { countLines, sumOf } from './exampleDocuments.ts';

/** How many of the documents that somebody touched are named. */
const mostNamed = 20;

/** Why it stays when one of its rows is held by somebody else. */
const busy = 'The example stays, because somebody does something with it at this moment. Try again in a minute.';

/**
 * Removes the example academy, so that nothing of it stays but the audit log (BEG-05): all of it in one transaction, or
 * nothing. Done twice, it changes nothing. Refuses with CONFLICT and a sentence for each document that somebody of the
 * team has changed, with which a member did something, or that something of the academy's own names; and when somebody
 * does something with it at this moment.
 */
export function removeExample(deps: Omit<ExampleDeps, 'fillExample'>): Promise<Result<StaffChange>> {
  return changeAs(deps, async (tx): Promise<Result<StaffChange>> => {
    const unexplained = refuseReason(deps, { takesAway: true });
    if (unexplained !== null) return unexplained;
    await lock(tx, 'example/academy');
    const documents = await listExampleDocuments(tx);
    if (documents.length === 0) return ok({ lines: [], isSaved: false });
    for (const name of documents.map(({ kind, id }) => `${kind}/${id}`).toSorted()) {
      const [kind = '', id = ''] = name.split('/');
      await lockDocument(tx, { kind, id });
    }
    // before the rows of courses, because who publishes one holds it before them
    await lock(tx, 'catalogue/courses');
    if (!(await lockContent(tx))) return refuse('CONFLICT', { reason: busy, message: busy });
    const loaded = documents.filter(({ sha256 }) => sha256 !== null);
    const touched = await findTouched(tx, deps, loaded);
    if (touched.length > 0) return stays('people have touched it', touched);
    const named: string[] = [];
    let kindOfNamed: string | null = null;
    for (const document of loaded.toReversed()) {
      // what stays names others: those of its own kind alone are told beside it
      if (kindOfNamed !== null && document.kind !== kindOfNamed) break;
      const users = await one.removeExample(tx, deps, document);
      if (users.length > 0) kindOfNamed = document.kind;
      named.push(...users.map((sentence) => `${nounOf(deps, document)} ${document.id}: ${sentence}`));
    }
    if (named.length > 0) return stays('something of your own names it', named);
    const late = await listLateTouches.rows(tx, { now: new Date(deps.now) });
    if (late.length > 0) {
      const lines = late.map((touch) => `${nounOf(deps, touch)} ${touch.id}: ${sentenceOf(touch)}`);
      return stays('people have touched it', lines);
    }
    const counts = await countExample(tx);
    await removeExampleDocuments(tx);
    await auditAct(tx, deps, { subject: 'academy/example', action: 'EXAMPLE_REMOVED', detail: { counts } });
    return ok({
      lines: [
        `${countLines(deps.documentKinds, counts)} go, with everything in them.`,
        'Nobody has touched them, so nothing of them stays but the lines of the audit log.',
      ],
      isSaved: true,
    });
  });
}

/** What was done with the documents, a sentence each. */
async function findTouched(
  tx: Tx,
  deps: Omit<ExampleDeps, 'fillExample'>,
  documents: readonly ExampleDocument[],
): Promise<readonly string[]> {
  const touches = Map.groupBy(
    await listTouches.rows(tx, { now: new Date(deps.now) }),
    ({ kind, id }) => `${kind}/${id}`,
  );
  const lines: string[] = [];
  for (const document of documents) {
    const { kind, id, sha256 } = document;
    const body = await one.loadExample(tx, deps, document);
    if (body === null) {
      lines.push(`${nounOf(deps, document)} ${id}: The team has removed it.`);
      continue;
    }
    const { title, touched } = await one.findExampleState(tx, deps, { kind, id, body });
    const counts = (touches.get(`${kind}/${id}`) ?? []).map(sentenceOf);
    const all = [...touched, ...counts];
    const isChanged = all.length === 0 && sumOf(body) !== sha256;
    const said = isChanged ? ['It was changed.'] : all;
    lines.push(...said.map((sentence) => `${nounOf(deps, document)} “${title}”: ${sentence}`));
  }
  return lines;
}

function sentenceOf({ touch, count }: { readonly touch: Touch; readonly count: number }): string {
  const [single, several] = touchWords[touch];
  return `${counted(count, single, several)}.`;
}

function nounOf(
  { documentKinds }: Pick<ExampleDeps, 'documentKinds'>,
  { kind }: Pick<ExampleDocument, 'kind'>,
): string {
  const noun = documentKinds.find(({ definition }) => definition.kind === kind)?.definition.noun[0] ?? kind;
  return upperFirst(noun);
}

/** Why all of it stays. */
function stays(because: string, lines: readonly string[]): Refused {
  const more = lines.length - mostNamed;
  const reason = [
    `The example stays as a whole, because ${because}:`,
    ...lines.slice(0, mostNamed),
    ...(more > 0 ? [`And ${counted(more, 'more line')}.`] : []),
    'What you do not need can be archived in its list.',
  ].join('\n');
  return refuse('CONFLICT', { reason, message: reason });
}
