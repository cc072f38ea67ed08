import { useEffect, useEffectEvent } from 'react';
import { site } from '#lib/site.ts';
import { useSave } from '#lib/useSave.ts';
import { PageHead } from '#parts/PageHead.tsx';
import { View, ViewArch } from '#parts/View.tsx';
import error from '#ui/art/error.svg?inline';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Row, Wrap } from '#ui/Layout.tsx';
import { look } from '#ui/look.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { transferToProfAISpec } from './transferToProfAI.ts';

/** Hands the member over to the AI tutor at once (members.md §2; TUT-01, THR-23). */
export const TransferPage = () => {
  const { fault, save } = useSave(transferToProfAISpec);
  const open = () => {
    save(null, (url) => {
      // replaced, so that neither the history nor the way back holds the code
      location.replace(url);
    });
  };
  const openAtOnce = useEffectEvent(open);
  useEffect(() => {
    openAtOnce();
  }, []);
  return (
    <>
      {/* no referrer: the tutor gets no address of ours */}
      <meta name="referrer" content="no-referrer" />
      {fault === null ? (
        <Wrap role="status">
          <PageHead title="ProfAI">Opening ProfAI...</PageHead>
          <Spinner bare />
        </Wrap>
      ) : (
        <View alert picture={<ViewArch src={error} width={800} height={500} />}>
          <h1 tabIndex={-1}>ProfAI</h1>
          <p className={look.lede}>An error occurred while opening ProfAI. Please try again later.</p>
          <Row>
            <ButtonLink href={site.supportTicket}>CONTACT SUPPORT</ButtonLink>
            {/* asking again gives nobody the tutor who may not have it */}
            {fault.code === 'FORBIDDEN' ? null : (
              <Button variant="line" onClick={open}>
                Try again
              </Button>
            )}
          </Row>
        </View>
      )}
    </>
  );
};
