import { staffReach } from '@atrium/domain/access/staffOperations.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTimeZone } from '#lib/timeZone.ts';
import type { SignedIn } from '#lib/viewer.ts';
import { PageAnswer } from '#parts/PageAnswer.tsx';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { look } from '#ui/look.ts';
import { Note } from '#ui/Note.tsx';
import { ActDialog } from './ActDialog.tsx';
import { Discounts } from './Discounts.tsx';
import { NewMembershipDialog } from './NewMembershipDialog.tsx';
import { usePageActs } from './pageActs.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { addPriceAct, productsQuery, type SoldCatalogue } from './productsQuery.ts';
import { ProductsTable, type ProductQuestion } from './ProductsTable.tsx';
import { StudioBar } from './StudioBar.tsx';
import styles from './ListPage.module.css';

/** What is sold, here and at Stripe, with each difference in words (PAY-01). */
export const ProductsPage = ({ viewer }: { viewer: SignedIn }) => {
  const [asked, setAsked] = useState<ProductQuestion | { readonly what: 'new' } | null>(null);
  const zone = useTimeZone(viewer.timeZone);
  const mayWrite = staffReach(viewer.staff, 'product.write') !== null;
  const close = () => {
    setAsked(null);
  };
  const sellAnother = () => {
    setAsked({ what: 'new' });
  };
  usePageActs(mayWrite ? [{ label: 'New membership', icon: IconPlus, run: sellAnother }] : []);
  return (
    <>
      <StudioBar
        crumbs={[{ label: 'Studio', href: '/studio' }, { label: 'Products' }]}
        acts={
          mayWrite ? (
            <Button size="s" onClick={sellAnother}>
              New membership
            </Button>
          ) : null
        }
      />
      <h1 tabIndex={-1}>Products</h1>
      <p className={cx(styles.filters, look.muted)}>
        What is sold, and what Stripe has for it now. A product whose price is not at Stripe is not offered.
      </p>
      <PageAnswer of={productsQuery()}>
        {(sold) => (
          <>
            <Comparison state={sold.state} />
            {sold.products.length === 0 ? (
              <EmptyState title="Nothing is sold here yet.">
                {mayWrite
                  ? 'Begin with a membership: what it is called, costs a year and opens.'
                  : 'Owners and commerce make a membership here.'}
              </EmptyState>
            ) : (
              <ProductsTable state={sold.state} products={sold.products} onAsk={mayWrite ? setAsked : null} />
            )}
            <Discounts sold={sold} zone={zone} mayWrite={mayWrite} />
          </>
        )}
      </PageAnswer>
      {asked?.what === 'new' ? <NewMembershipDialog onClose={close} /> : null}
      {asked?.what === 'change' ? <ProductDialog product={asked.product} onClose={close} /> : null}
      {asked?.what === 'create' ? (
        <ActDialog
          act={addPriceAct}
          input={{ product: asked.product.productId }}
          takesAway={false}
          title={`Create the price of ${asked.product.name} at Stripe?`}
          confirm="Create it"
          dismiss="Leave it"
          onClose={close}
        />
      ) : null}
    </>
  );
};

const Comparison = ({ state }: { state: SoldCatalogue['state'] }) =>
  state === 'AWAY' ? (
    <Note tone="bad">Stripe did not answer, so nothing is compared. Open the page again in a minute.</Note>
  ) : state === 'NONE' ? (
    <Note>No payment provider is set up: nothing is offered. The guide of operations says how.</Note>
  ) : null;
