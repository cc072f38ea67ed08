import { PageHead } from '#parts/PageHead.tsx';
import { Stack } from '#ui/Layout.tsx';

/** The upgrade page as staff see it: what it is for and where it is changed, with nothing to buy (BEG-06, D99). */
export const StaffPricing = () => (
  <Stack wrap>
    <PageHead title="Membership Pricing">Members with a free or an on-demand account choose a plan here.</PageHead>
    <p>
      You are on the team, so no plan is offered to you. <code>npm run staff -- products list</code> shows what is for
      sale, and why a product is not offered yet. A product is offered once its price is found at Stripe.
    </p>
  </Stack>
);
