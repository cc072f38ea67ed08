import { priceWords } from '@atrium/domain/billing/comparePrice.ts';
import { counted } from '@atrium/domain/counted.ts';
import { Button } from '#ui/Button.tsx';
import { look } from '#ui/look.ts';
import { Tag } from '#ui/Tag.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { SoldCatalogue, SoldProduct } from './productsQuery.ts';
import styles from './ListPage.module.css';

/** An act that is asked for, about one product. */
export interface ProductQuestion {
  readonly what: 'change' | 'create';
  readonly product: SoldProduct;
}

export interface ProductsTableProps {
  state: SoldCatalogue['state'];
  products: readonly SoldProduct[];
  /** Null for somebody who only reads. */
  onAsk: ((asked: ProductQuestion) => void) | null;
}

/** A row for each product: its price here and at Stripe, and what differs, in words. */
export const ProductsTable = ({ state, products, onAsk }: ProductsTableProps) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>Products</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Here</th>
        <th scope="col">At Stripe</th>
        <th scope="col">Who pays what</th>
        {onAsk === null ? null : (
          <td>
            <VisuallyHidden>Acts</VisuallyHidden>
          </td>
        )}
      </tr>
    </thead>
    <tbody>
      {products.map((product) => (
        <tr key={product.productId}>
          <th scope="row">
            {product.name}
            <small className={look.muted}>
              {product.productId}
              {product.planSets.length === 0 ? '' : `, in set ${product.planSets.join(' and ')}`}
            </small>
          </th>
          <td data-label="Here">
            {priceWords({ ...product, interval: product.interval ?? null })}{' '}
            <Tag weight={product.sellable && !product.isOffered ? 'loud' : product.isOffered ? 'plain' : 'off'}>
              {product.isOffered ? 'Offered' : product.sellable ? 'Not offered' : 'Not sold'}
            </Tag>
          </td>
          <td data-label="At Stripe">
            <ThereCell state={state} product={product} />
          </td>
          <td data-label="Who pays what" className={styles.edited}>
            {product.payers.length === 0
              ? product.interval === null
                ? 'Paid once'
                : 'Nobody yet'
              : product.payers.map(({ amount, members }) => (
                  <span key={amount} className={styles.under}>
                    {counted(members, 'member')} {priceWords({ ...product, amount, interval: 'year' })}
                  </span>
                ))}
          </td>
          {onAsk === null ? null : (
            <td className={styles.acts}>
              <span className={styles.both}>
                {product.toCreate === null || state !== 'COMPARED' || !product.sellable ? null : (
                  <Button
                    size="s"
                    aria-label={`Create the price of ${product.name} at Stripe`}
                    onClick={() => {
                      onAsk({ what: 'create', product });
                    }}
                  >
                    Create at Stripe
                  </Button>
                )}
                <Button
                  size="s"
                  variant="line"
                  aria-label={`Change ${product.name}`}
                  onClick={() => {
                    onAsk({ what: 'change', product });
                  }}
                >
                  Change
                </Button>
              </span>
            </td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

const ThereCell = ({ state, product }: { state: SoldCatalogue['state']; product: SoldProduct }) => {
  const { there, differences, toCreate, lookupKey, sellable } = product;
  if (state !== 'COMPARED') return <span className={look.muted}>Not compared</span>;
  return (
    <>
      {there === null ? 'No price' : priceWords({ ...there, interval: there.interval ?? null })}
      <span className={styles.under}>
        {there === null
          ? `Lookup key ${lookupKey}`
          : `${there.priceId}, ${there.currency.toUpperCase()}, taxes ${there.taxBehavior}`}
      </span>
      {differences.map((difference) => (
        <span key={difference} className={sellable ? styles.failed : styles.under}>
          {difference}
        </span>
      ))}
      {toCreate === null || !sellable ? null : <span className={styles.under}>{toCreate}</span>}
    </>
  );
};
