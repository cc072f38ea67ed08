import { textOf } from '@atrium/domain/document/anyDocument.ts';
import { isRecord } from '@atrium/domain/document/isSame.ts';
import {
  childrenOf,
  moveNode,
  nodeWords,
  stepPlace,
  withInside,
  withNodes,
  withoutNode,
  type NodePlace,
} from '@atrium/domain/learning/contentTree.ts';
import { withNewNodeIds } from '@atrium/domain/learning/sessionContentDocument.ts';
import type { NodeType } from '@atrium/domain/learning/treeNodeForm.ts';
import { isTimeZone } from '@atrium/domain/timeZone.ts';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo, useRef, useState } from 'react';
import { announce } from '#ui/announce.ts';
import { MovableTree, type MovableNode } from '#ui/rich/MovableTree.tsx';
import { AddNode } from './AddNode.tsx';
import { fieldId } from './fieldId.ts';
import type { NestedProps } from './fieldProps.ts';
import { emptyGroup } from './fieldShape.ts';
import { nodeIcons } from './nodeIcons.tsx';
import { NodePanel, panelHead } from './NodePanel.tsx';
import { PartFrame } from './PartFrame.tsx';
import { documentQuery } from './studioQueries.ts';
import { EditedContext, TreeContext, type TreeChoices } from './treeContext.ts';
import {
  addableTypes,
  containerOf,
  draftNodes,
  dropPlace,
  nodeFacts,
  nodeName,
  placeWords,
  rowsOfNodes,
  type DraftNode,
} from './treeNodes.ts';
import styles from './TreeField.module.css';

export type TreeFieldProps = NestedProps & { error: string | undefined };

/**
 * The content of a session as a tree, with the fields of the chosen node beside it. Nodes keep their ids wherever they
 * move (DOC-06); every move is said (STU-01).
 */
export const TreeField = ({ field, error, path, value, onChange, faults, zone, View }: TreeFieldProps) => {
  const { id: sessionId } = use(EditedContext);
  const session = useSession(sessionId);
  const ownZone = session.zone ?? zone;
  const nodes = useMemo(() => draftNodes(value), [value]);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = nodes.find(({ id }) => id === chosenId) ?? null;
  const [folded, setFolded] = useState<readonly string[]>([]);
  const pickedFrom = useRef<readonly DraftNode[] | null>(null);
  const containers = nodes.filter((node) => childrenOf(nodes, node.id).length > 0).map(({ id }) => id);
  const choices: TreeChoices = useMemo(() => ({ nodes, meetings: session.meetings }), [nodes, session.meetings]);
  const write = (next: readonly DraftNode[]) => {
    onChange(rowsOfNodes(next));
  };
  const open = (id: string) => {
    setFolded((before) => before.filter((each) => each !== id));
  };
  const moveTo = (id: string, place: NodePlace) => {
    const next = moveNode(nodes, id, place);
    write(next);
    if (place.parentId !== null) open(place.parentId);
    announce(placeWords(next, id));
  };
  const add = (type: NodeType) => {
    const inside = chosen === null ? null : containerOf(chosen, nodes);
    const isTop = type === 'ANNOUNCEMENT' || type === 'SCHEDULE' || isContainer(type);
    const parentId = isTop ? null : (inside?.id ?? null);
    const row = { ...emptyGroup(field.fieldsOf?.[type] ?? {}), type, parentId };
    const id = textOf((row as Readonly<Record<string, unknown>>)['id']);
    const next = withNodes(nodes, [{ id, type, parentId, row, at: -1 }], beside(chosen, { type, parentId }));
    write(next);
    if (parentId !== null) open(parentId);
    setChosenId(id);
    announce(`${nodeWords[type]} added, ${placeWords(next, id)}`);
  };
  const duplicate = (id: string) => {
    const copies = withNewNodeIds(
      withInside(nodes, id).map(({ row }) => row),
      () => crypto.randomUUID(),
    );
    const made = draftNodes(copies);
    const next = withNodes(nodes, made, id);
    write(next);
    const [first] = made;
    if (first === undefined) return;
    setChosenId(first.id);
    announce(`Duplicated, ${placeWords(next, first.id)}`);
  };
  const remove = (id: string) => {
    const at = nodes.findIndex((each) => each.id === id);
    const next = withoutNode(nodes, id);
    write(next);
    setChosenId(next[Math.min(at, next.length - 1)]?.id ?? null);
    announce('Removed');
  };
  const toMovable = (node: DraftNode): MovableNode => {
    const Mark = nodeIcons[node.type];
    const isWanting = faults.some(
      (fault) => fault.when === 'must' && `${fault.path}.`.startsWith(`${path}.${String(node.at)}.`),
    );
    return {
      id: node.id,
      label: nodeName(node),
      icon: <Mark aria-hidden="true" />,
      anchor: fieldId(`${path}.${String(node.at)}`),
      facts: [...nodeFacts(node, nodes, ownZone), ...(isWanting ? ['Something is missing'] : [])].join(', ') || null,
      children: childrenOf(nodes, node.id).map(toMovable),
    };
  };
  const lost = nodes.filter(({ parentId }) => parentId !== null && nodes.every((other) => other.id !== parentId));
  return (
    <PartFrame label={field.label} hint={field.help} error={error}>
      <TreeContext value={choices}>
        <div className={styles.room} data-tree>
          <div className={styles.both}>
            <div className={styles.tree}>
              {nodes.length === 0 ? <p>Nothing yet. Begin with a welcome.</p> : null}
              <MovableTree
                label={field.label}
                nodes={[...childrenOf(nodes, null), ...lost].map(toMovable)}
                value={chosen?.id ?? null}
                onChange={setChosenId}
                onOpen={(id) => {
                  setChosenId(id);
                  focusPanel();
                }}
                expanded={containers.filter((id) => !folded.includes(id))}
                onExpanded={(ids) => {
                  setFolded(containers.filter((id) => !ids.includes(id)));
                }}
                landing={(id, drop) => {
                  const place = dropPlace(nodes, id, drop);
                  return place === null ? null : placeWords(moveNode(nodes, id, place), id);
                }}
                onDrop={(id, drop) => {
                  const place = dropPlace(nodes, id, drop);
                  if (place !== null) moveTo(id, place);
                }}
                onStep={(id, by) => {
                  const place = stepPlace(nodes, id, by);
                  if (place === null) announce(`${placeWords(nodes, id)}, no further`);
                  else moveTo(id, place);
                }}
                onPick={(id) => {
                  pickedFrom.current = nodes;
                  announce(
                    `Picked up, ${placeWords(nodes, id)}. Arrows move it, Space puts it down, Escape puts it back.`,
                  );
                }}
                onPutDown={(id, stays) => {
                  const before = pickedFrom.current;
                  pickedFrom.current = null;
                  if (!stays && before !== null) write(before);
                  announce(stays ? `Put down, ${placeWords(nodes, id)}` : 'Put back');
                }}
              />
              <AddNode types={addableTypes(chosen, nodes)} onAdd={add} />
              <p className={styles.keys}>
                <kbd>Space</kbd> picks up, <kbd>Alt</kbd> <kbd>↑</kbd> and <kbd>Alt</kbd> <kbd>↓</kbd> move at once.
              </p>
            </div>
            {chosen === null ? (
              <p className={styles.none}>Choose something to write in it.</p>
            ) : (
              <NodePanel
                key={chosen.id}
                node={chosen}
                nodes={nodes}
                fields={field.fieldsOf?.[chosen.type] ?? {}}
                path={`${path}.${String(chosen.at)}`}
                faults={faults}
                zone={ownZone}
                View={View}
                onChange={(next) => {
                  onChange(rowsOfNodes(nodes).map((row, at) => (nodes[at] === chosen ? next : row)));
                }}
                onMove={(place) => {
                  moveTo(chosen.id, place);
                }}
                onDuplicate={() => {
                  duplicate(chosen.id);
                }}
                onRemove={() => {
                  remove(chosen.id);
                }}
              />
            )}
          </div>
        </div>
      </TreeContext>
    </PartFrame>
  );
};

/** The fields of the chosen node get the focus, and with it into view. */
function focusPanel(): void {
  requestAnimationFrame(() => {
    document.getElementById(panelHead)?.focus();
  });
}

const isContainer = (type: NodeType): boolean =>
  type === 'WELCOME' || type === 'RESOURCES' || type === 'TASK' || type === 'PROJECT_SUBMISSION';

/** A new node comes after the chosen one where both are in the same place, else at the end. */
function beside(chosen: DraftNode | null, { type, parentId }: Pick<DraftNode, 'type' | 'parentId'>): string | null {
  if (chosen === null) return null;
  const areTogether =
    chosen.parentId === parentId && (chosen.type === type || isContainer(chosen.type) === isContainer(type));
  return areTogether ? chosen.id : null;
}

/** The zone and the meetings of the session that the content is of, as it is being written. */
function useSession(id: string): { readonly zone: string | null; readonly meetings: TreeChoices['meetings'] } {
  const { data } = useQuery({ ...documentQuery('session', id), enabled: id !== '' });
  const body: unknown = data?.page?.draft?.body ?? data?.page?.published;
  const meetings = useMemo(() => meetingsOf(body), [body]);
  const zone = isRecord(body) ? textOf(body['timeZone']) : '';
  return { zone: isTimeZone(zone) ? zone : null, meetings };
}

function meetingsOf(body: unknown): TreeChoices['meetings'] {
  if (!isRecord(body) || !Array.isArray(body['meetings'])) return null;
  return (body['meetings'] as readonly unknown[]).flatMap((meeting) => {
    const number = isRecord(meeting) ? Number(meeting['id']) : Number.NaN;
    // one that was only added to the draft gets its number when it is published
    return isRecord(meeting) && Number.isInteger(number) ? [{ number, title: textOf(meeting['title']) }] : [];
  });
}
