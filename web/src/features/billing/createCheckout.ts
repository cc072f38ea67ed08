import { graphql } from '#lib/gql/gql.ts';
import { execute } from '#lib/graphql.ts';
import { accepted, type SaveSpec } from '#lib/save.ts';

const forProduct = graphql(`
  mutation CreateStripeCheckoutForProduct($input: CheckoutInput!) {
    createStripeCheckoutForProduct(input: $input) {
      url
      error {
        ...FaultFields
      }
    }
  }
`);

const forMembership = graphql(`
  mutation CreateStripeSubscriptionCheckoutSession($promoCode: String, $returnUrl: String!, $cancelUrl: String!) {
    createStripeSubscriptionCheckoutSession(promoCode: $promoCode, returnUrl: $returnUrl, cancelUrl: $cancelUrl) {
      url
      error {
        ...FaultFields
      }
    }
  }
`);

const returnUrl = '/checkout-confirmation';

interface Way {
  /** The page that a canceled checkout leads back to. */
  readonly cancelUrl: string;
}

/** One product; `isUpgrade`: the paid change from On Demand to it. */
export interface ProductOrder extends Way {
  readonly productId: string;
  readonly isUpgrade: boolean;
}

/** A first membership, which is Unlimited, at the price of the buyer's promotion; null for none. */
export interface MembershipOrder extends Way {
  readonly promoCode: string | null;
}

/** Asks for the address of the payment provider's checkout (BIL-05 to BIL-07). */
export const createCheckoutSpec: SaveSpec<ProductOrder | MembershipOrder, string> = {
  send: async (order) => {
    const { url } = 'productId' in order ? await orderProduct(order) : await orderMembership(order);
    if (url === null) throw new Error('the answer has neither an address nor an error');
    return url;
  },
};

async function orderProduct({ productId, isUpgrade, cancelUrl }: ProductOrder): Promise<{ url: string | null }> {
  const input = { product_id: productId, platform_upgrade: isUpgrade, cancel_url: cancelUrl, return_url: returnUrl };
  return accepted((await execute(forProduct, { input })).createStripeCheckoutForProduct);
}

async function orderMembership(order: MembershipOrder): Promise<{ url: string | null }> {
  return accepted((await execute(forMembership, { ...order, returnUrl })).createStripeSubscriptionCheckoutSession);
}
