import type { Viewer } from '@atrium/domain/access/viewer.ts';
import { refusal, type Refusal, type Result } from '@atrium/domain/errors.ts';
import type { FastifyReply } from 'fastify';
import { Kind, OperationTypeNode, parse } from 'graphql';
import type { Context, MemberContext, SignIn, Support, TokenUse } from '../context.ts';
import { maxTokens, type Executed, type RunDocument } from './execute.ts';

/** The sender of a call, and the sign-in. */
export interface Caller {
  readonly viewer: Viewer;
  /** Null for a call by an API token. */
  readonly signIn: SignIn | null;
  /** The API token of the call; null for a browser's. */
  readonly token: TokenUse | null;
}

/** Support mode, as calls are answered in it. */
export interface SupportMode {
  /** What is on in the sign-in of this caller; null without. */
  readonly find: (
    context: Context,
    caller: Pick<Caller, 'viewer'> & { readonly signIn: SignIn },
  ) => Promise<Support | null>;
  /** Runs `read` as the member, where nothing can be written (THR-71). `context`: of the request. */
  readonly answer: <T>(
    context: Context,
    support: Support,
    read: (member: MemberContext) => Promise<T>,
  ) => Promise<Result<T>>;
  /** The only mutations that are carried out meanwhile, as the caller's own. */
  readonly mutations: ReadonlySet<string>;
}

/** Runs `read` for a preview by its token; refuses with NOT_FOUND whoever may not. `context`: of the request. */
export type Preview = <T>(
  context: Context,
  by: { readonly token: string; readonly sid: string },
  read: (member: MemberContext) => Promise<T>,
) => Promise<Result<T>>;

const readOnlyWords = 'This is a preview: nothing can be changed in it.';

/** A call that is not executed at all. */
export interface RefusedCall {
  readonly refusal: Refusal;
}

/** Runs a document for the frame of a preview, which changes nothing; its clock is that of the preview. */
export async function runPreviewed(
  { run, preview }: { readonly run: RunDocument; readonly preview?: Preview },
  { text, variables }: { readonly text: string; readonly variables: Record<string, unknown> },
  call: {
    readonly context: Context;
    readonly caller: Caller | 'none';
    readonly token: string | string[];
    readonly reply: FastifyReply;
  },
): Promise<Executed | RefusedCall> {
  const { context, caller, token, reply } = call;
  if (preview === undefined || caller === 'none' || caller.signIn === null) return { refusal: refusal('NOT_FOUND') };
  const by = { token: String(token), sid: caller.signIn.sid };
  const answered = await preview(context, by, async (member): Promise<Executed | RefusedCall> => {
    void reply.header('x-server-time', String(member.now));
    if (changesSomething(text)) return { refusal: refusal('FORBIDDEN', { message: readOnlyWords }) };
    return run(text, member, variables);
  });
  return answered.ok ? answered.value : answered;
}

/**
 * Runs a document in support mode: a query as the member, and of mutations only those by which it ends, as the caller's
 * own (THR-71).
 */
export async function runInSupport(
  { run, support: mode }: { readonly run: RunDocument; readonly support?: SupportMode },
  { text, variables }: { readonly text: string; readonly variables: Record<string, unknown> },
  { context, support }: { readonly context: Context; readonly support: Support },
): Promise<Executed | RefusedCall> {
  if (mode === undefined) return { refusal: refusal('SUPPORT_MODE') };
  const changed = changesOf(text);
  if (changed.length > 0) {
    const isOwn = changed.every((name) => name !== null && mode.mutations.has(name));
    return isOwn ? run(text, context, variables) : { refusal: refusal('SUPPORT_MODE') };
  }
  const answered = await mode.answer(context, support, (member) => run(text, member, variables));
  return answered.ok ? answered.value : answered;
}

/** Whether a document has anything but queries. */
function changesSomething(text: string): boolean {
  return changesOf(text).length > 0;
}

/**
 * The root fields of all that is no query in a document, null for what is no plain field, as a fragment, and for an
 * operation that stands beside a query. One that cannot be read has none: it is not executed either.
 */
function changesOf(text: string): readonly (string | null)[] {
  try {
    const operations = parse(text, { maxLexicalTokens: maxTokens }).definitions.filter(
      (each) => each.kind === Kind.OPERATION_DEFINITION,
    );
    const changes = operations.filter(({ operation }) => operation !== OperationTypeNode.QUERY);
    const fields = changes.flatMap(({ selectionSet }) =>
      selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? each.name.value : null)),
    );
    return changes.length > 0 && changes.length < operations.length ? [...fields, null] : fields;
  } catch {
    return [];
  }
}
