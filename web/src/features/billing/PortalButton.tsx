import { Button, type ButtonProps } from '#ui/Button.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { BillingError } from './BillingError.tsx';
import { PortalLink } from './PortalLink.tsx';
import { usePortal } from './usePortal.ts';

export interface PortalButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string;
  /** The page of the portal: 'billing' is all of it, 'cancel' ends the membership. */
  configId: string;
  /** What decides about the button is still being asked. */
  loading?: boolean;
}

/** Opens the billing portal in a new tab; says below when that fails, or has been blocked (BIL-01). */
export const PortalButton = ({ label, configId, loading = false, variant = 'line' }: PortalButtonProps) => {
  const portal = usePortal();
  return (
    <Stack>
      <BillingError fault={portal.fault} />
      <Row>
        <Button
          variant={variant}
          busy={portal.busy || loading}
          data-cta={label}
          onClick={() => {
            portal.open(configId);
          }}
        >
          {label}
        </Button>
      </Row>
      <PortalLink url={portal.url} />
    </Stack>
  );
};
