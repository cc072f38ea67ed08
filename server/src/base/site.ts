/** How this installation calls itself and where it stands; from the configuration (D75). */
export interface Site {
  /** Origin without a trailing slash: the only source of absolute links (THR-16). */
  readonly publicUrl: string;
  readonly brandName: string;
  readonly supportEmail: string;
}

/** The absolute link of one of our own paths. */
export function linkTo(site: Site, path: string): string {
  return new URL(path, site.publicUrl).href;
}
