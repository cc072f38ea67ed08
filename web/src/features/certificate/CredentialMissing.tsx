import { useRouter } from '@tanstack/react-router';
import { ConnectionView } from '#parts/ConnectionView.tsx';
import { View, ViewArch } from '#parts/View.tsx';
import hall from '#ui/art/hallTall.svg';
import { ButtonLink } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';

/** No certificate has this number; in an outage, the error view, because it is not known. */
export const CredentialMissing = ({ credentialId, outage }: { credentialId: string; outage: Error | null }) => {
  const router = useRouter();
  if (outage !== null) return <ConnectionView error={outage} onRetry={() => void router.invalidate()} />;
  return (
    <View picture={<ViewArch src={hall} width={900} height={1000} />}>
      <h1 tabIndex={-1}>No certificate has this number</h1>
      <p className={look.lede}>
        We can’t find a certificate with the number <b className={look.num}>{credentialId}</b>. Check it for typos, or
        ask the holder for the link.
      </p>
      <ButtonLink href="/">Return to Home Page</ButtonLink>
    </View>
  );
};
