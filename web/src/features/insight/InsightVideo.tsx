import { useRef, useState } from 'react';
import { now } from '#lib/clock.ts';
import { execute } from '#lib/graphql.ts';
import { Player } from '#parts/Player.tsx';
import type { PlayerHandle, PlayerSignal } from '#parts/Player/player.types.ts';
import { renewingSource, type SignedManifest } from '#parts/Player/renewingSource.ts';
import { insightDocument, type InsightPageData } from './insightQuery.ts';
import { saveViewing } from './saveViewing.ts';
import { notSitting, takeSignal } from './sitting.ts';

interface InsightVideoProps {
  insight: InsightPageData;
  video: NonNullable<InsightPageData['video']>;
}

/** The video of an insight; how far it was watched is kept for the analytics (INS-01). */
export const InsightVideo = ({ insight: { caseStudyId, title }, video }: InsightVideoProps) => {
  const handle = useRef<PlayerHandle>(null);
  const [viewingKey] = useState(() => crypto.randomUUID());
  const sitting = useRef(notSitting);
  const [playNow, setPlayNow] = useState(false);
  const [failed, setFailed] = useState(false);
  const [source, setSource] = useState(() => sourceOf(caseStudyId, signedOf(video)));
  const onSignal = (signal: PlayerSignal): void => {
    const taken = takeSignal(sitting.current, signal);
    sitting.current = taken.sitting;
    if (signal.type === 'error') setFailed(true);
    if (!taken.isDue) return;
    const { playingSeconds, maxPlayhead } = taken.sitting;
    void saveViewing({ caseStudyId, viewingKey, playingSeconds, maxPlayhead });
  };
  return (
    <Player
      title={title}
      posterUrl={video.thumbnailUrl}
      duration={video.duration}
      silent={video.isSilent}
      chapters={video.chapters}
      source={playNow && !failed ? source : null}
      startAt={0}
      playNow={playNow}
      onPlayWanted={() => {
        setPlayNow(true);
      }}
      failure={failed ? "The video couldn't be played." : null}
      onRetry={() => {
        void renew(caseStudyId).then((manifest) => {
          if (manifest === null) return;
          setSource(sourceOf(caseStudyId, manifest));
          setFailed(false);
        });
      }}
      onSignal={onSignal}
      handle={handle}
    />
  );
};

function sourceOf(caseStudyId: string, manifest: SignedManifest) {
  return renewingSource(manifest, () => renew(caseStudyId), now);
}

/** A newly signed address; null in an outage, when the player keeps the old one. */
async function renew(caseStudyId: string): Promise<SignedManifest | null> {
  try {
    const { listCaseStudies } = await execute(insightDocument, { caseStudyId });
    const video = listCaseStudies?.list[0]?.video;
    return video ? signedOf(video) : null;
  } catch {
    // the player asks again with its next request
    return null;
  }
}

function signedOf({ manifestUrl, expiresAt }: { manifestUrl: string; expiresAt: string }): SignedManifest {
  return { manifestUrl, expiresAt: Number(expiresAt) };
}
