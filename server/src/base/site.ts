/** The name and address of this installation, from the configuration (D75). */
export interface Site {
  /** Origin without a trailing slash: the only source of absolute links (THR-16). */
  readonly publicUrl: string;
  readonly brandName: string;
  readonly supportEmail: string;
}

/** The absolute address of one of our paths. */
export function linkTo(site: Site, path: string): string {
  return new URL(path, site.publicUrl).href;
}
