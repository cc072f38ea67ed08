import type { ColorField } from '@atrium/domain/academy/academyColors.ts';
import {
  effectiveAcademy,
  storedAcademy,
  type AcademyBody,
  type FixedSettings,
} from '@atrium/domain/academy/academyForm.ts';

/** The name and address of this installation, from the settings of the academy and the configuration (D75, BEG-04). */
export interface Site {
  /** Origin without a trailing slash: the only source of absolute links (THR-16). */
  readonly publicUrl: string;
  readonly brandName: string;
  readonly supportEmail: string;
  /** What mails, and pages without the web app, have besides; absent: as the product has it. */
  readonly look?: AcademyLook;
}

/** What the settings of the academy say of its looks. */
export type AcademyLook = Pick<AcademyBody, 'mailFooter' | 'logo' | 'icon' | ColorField>;

/** The absolute address of one of our paths. */
export function linkTo(site: Site, path: string): string {
  return new URL(path, site.publicUrl).href;
}

/** What the configuration says of the academy. */
export interface ConfiguredAcademy {
  readonly publicUrl: string;
  /** What holds before anything is saved. */
  readonly defaults: AcademyBody;
  /** What the environment sets, which wins (D93). */
  readonly fixed: FixedSettings;
}

/** Settings that were saved. */
export interface SavedAcademy {
  /** 0: none were. */
  readonly version: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The settings of the academy in the memory of a process, in which every page and mail reads them. */
export interface Academy {
  readonly configured: ConfiguredAcademy;
  /** The settings that hold; another object once they have changed. */
  readonly current: () => AcademyBody;
  /** A view of them that is always the current one. */
  readonly site: Site;
  /** Takes settings that were saved, unless newer ones are there. */
  readonly take: (saved: SavedAcademy) => void;
}

/** The settings as the configuration has them, until saved ones are taken. */
export function openAcademy(configured: ConfiguredAcademy): Academy {
  const { publicUrl, defaults, fixed } = configured;
  let version = 0;
  let current = effectiveAcademy(defaults, fixed);
  return {
    configured,
    current: () => current,
    site: {
      publicUrl,
      get brandName() {
        return current.name;
      },
      get supportEmail() {
        return current.supportEmail;
      },
      get look() {
        return current;
      },
    },
    take: (saved) => {
      if (saved.version <= version) return;
      version = saved.version;
      current = effectiveAcademy(storedAcademy(saved.body, defaults), fixed);
    },
  };
}
