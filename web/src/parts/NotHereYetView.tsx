import hall from '#ui/art/hallTall.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { View, ViewArch } from './View.tsx';

export interface NotHereYetViewProps {
  /** The page's title: 'Member Directory'. */
  title: string;
  /** One sentence; absent: a default one. */
  children?: string | undefined;
}

/** The placeholder of a page that is not built yet. */
export const NotHereYetView = ({ title, children }: NotHereYetViewProps) => (
  <View picture={<ViewArch src={hall} width={900} height={1000} />}>
    <p className={look.eyebrow}>Coming soon</p>
    <h1 tabIndex={-1}>{title}</h1>
    <p className={look.lede}>{children ?? 'This page is coming soon.'}</p>
    <ButtonLink href="/">Return to Home Page</ButtonLink>
  </View>
);
