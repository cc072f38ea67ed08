import { useState } from 'react';
import { MovableTree } from '#ui/rich/MovableTree.tsx';
import styles from './Kit.module.css';

export interface MovableTreePartProps {
  scheme: string;
}

/** A tree of one level, whose nodes change places. */
export const MovableTreePart = ({ scheme }: MovableTreePartProps) => {
  const [ids, setIds] = useState(['See the work', 'Keep or stop', 'Choose and fund']);
  const [value, setValue] = useState<string | null>(null);
  const move = (id: string, to: number) => {
    const others = ids.filter((each) => each !== id);
    if (to >= 0 && to <= others.length) setIds([...others.slice(0, to), id, ...others.slice(to)]);
  };
  const placeOf = (id: string, target: string, at: 'before' | 'after' | 'in') =>
    ids.filter((each) => each !== id).indexOf(target) + (at === 'after' ? 1 : 0);
  return (
    <div className={styles.fill}>
      <MovableTree
        label={`Weeks, ${scheme}`}
        nodes={ids.map((id, at) => ({ id, label: id, facts: `Week ${String(at + 1)}` }))}
        value={value}
        onChange={setValue}
        expanded={[]}
        onExpanded={() => undefined}
        landing={(id, { id: target, at }) =>
          at === 'in' || id === target ? null : `${String(placeOf(id, target, at) + 1)} of ${String(ids.length)}`
        }
        onDrop={(id, { id: target, at }) => {
          move(id, placeOf(id, target, at));
        }}
        onStep={(id, by) => {
          move(id, ids.indexOf(id) + by);
        }}
        onPick={() => undefined}
        onPutDown={() => undefined}
      />
    </div>
  );
};
