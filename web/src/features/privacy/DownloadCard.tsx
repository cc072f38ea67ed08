import { downloadKeptWords } from '@atrium/domain/privacy/terms.ts';
import { IconDownload } from '@tabler/icons-react';
import { formatMoment } from '#lib/dates.ts';
import { useSave } from '#lib/useSave.ts';
import { FaultNote } from '#parts/FaultNote.tsx';
import { SettingsCard } from '#parts/SettingsCard.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { keepFocus } from '#ui/returnFocus.ts';
import { requestDataDownloadSpec } from './dataSettingsCalls.ts';
import type { DataSettings } from './dataSettingsQuery.ts';

export interface DownloadCardProps {
  download: DataSettings['download'];
  zone: string;
}

/** A copy of everything about the viewer: not asked for, being made, or ready until it expires (ACT-04). */
export const DownloadCard = ({ download, zone }: DownloadCardProps) => {
  const { busy, fault, save } = useSave(requestDataDownloadSpec);
  const isPreparing = download?.expiresAt === null;
  const path = download?.path ?? null;
  return (
    <SettingsCard title="Your data" about="Download your profile, progress and certificates in a standard format.">
      {/* stays, so that its change is announced */}
      <p role="status">{statusOf(download, zone)}</p>
      <FaultNote fault={fault} />
      <Row>
        {path !== null ? (
          <ButtonLink href={path} download icon={<IconDownload aria-hidden="true" />}>
            Download
          </ButtonLink>
        ) : null}
        {isPreparing ? null : (
          <Button
            variant="line"
            busy={busy}
            onClick={() => {
              keepFocus();
              save();
            }}
          >
            {path !== null ? 'Prepare a newer copy' : 'Prepare my data'}
          </Button>
        )}
      </Row>
      {path !== null ? <p className={look.muted}>A newer copy replaces this one.</p> : null}
    </SettingsCard>
  );
};

function statusOf(download: DownloadCardProps['download'], zone: string): string {
  if (download === null)
    return `One ZIP file, ready in a minute or two, kept for ${downloadKeptWords}. Only you can open it.`;
  if (download.expiresAt === null) {
    return "We're preparing your copy. We'll email you when it's ready, so you don't have to wait here.";
  }
  return `Your copy is ready. You can download it until ${formatMoment(download.expiresAt, zone)}.`;
}
