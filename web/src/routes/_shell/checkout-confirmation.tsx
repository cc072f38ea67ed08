import { createFileRoute } from '@tanstack/react-router';
import { CheckoutConfirmationPage } from '#features/billing/CheckoutConfirmationPage.tsx';
import { textSearch } from '#lib/textSearch.ts';
import { useViewer } from '#lib/viewer.ts';
import { NotFoundView } from '#parts/NotFoundView.tsx';

const search = textSearch('checkout');

export const Route = createFileRoute('/_shell/checkout-confirmation')({
  validateSearch: search,
  component: Confirmation,
});

function Confirmation() {
  const viewer = useViewer();
  const { checkout: checkoutId = '' } = Route.useSearch();
  return checkoutId === '' ? <NotFoundView /> : <CheckoutConfirmationPage viewer={viewer} checkoutId={checkoutId} />;
}
