import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { importPart } from '#lib/importPart.ts';
import { toast } from '#ui/toast.ts';

/** A part whose code comes when it is first opened, or before, when the page has nothing else to do. */
export interface LazyPart<Props> {
  /** What has come, or null. */
  readonly known: () => ComponentType<Props> | null;
  /** Rejects when the code does not come; the next call tries again. */
  readonly fetch: () => Promise<ComponentType<Props>>;
  /** Fetches the code ahead of the first opening. */
  readonly preload: () => void;
}

/** Names a part by where its code lies. */
export function lazyPart<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): LazyPart<Props> {
  let known: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (known ??= pick(await importPart(load)));
  const preload = (): void => {
    fetch().catch(() => undefined);
  };
  atLeisure(preload);
  return { known: () => known, fetch, preload };
}

export interface PartProps<Props> {
  of: LazyPart<Props>;
  /** The part's own properties. */
  with: Props;
  /** The part did not come; the person has been told, and the page is as before. */
  onMissing: () => void;
  /** In its place until it comes. */
  waiting?: ReactNode;
}

/** Shows a lazy part. If its code does not come, a toast says so and the page stays; the next opening tries again. */
export const Part = <Props extends object>(props: PartProps<Props>): ReactNode => {
  const { of: part, with: own, onMissing, waiting = null } = props;
  const [Shown, show] = useState(part.known);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    let gone = false;
    part.fetch().then(
      (component) => {
        if (!gone) show(() => component);
      },
      () => {
        if (gone) return;
        toast({ id: 'part', tone: 'bad', message: "Couldn't open that. Try again." });
        missing();
      },
    );
    return () => {
      gone = true;
    };
  }, [part]);
  return Shown === null ? waiting : <Shown {...own} />;
};

/** Parts to fetch when the page is at leisure; null once it is. */
let later: Set<() => void> | null = new Set();

/** From now on the code of parts is fetched ahead. Called when the first page has been drawn. */
export function preloadParts(): void {
  const tasks = later ?? [];
  later = null;
  for (const task of tasks) task();
}

function atLeisure(task: () => void): void {
  if (later === null) task();
  else later.add(task);
}
