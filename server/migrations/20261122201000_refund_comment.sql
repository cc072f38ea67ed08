comment on table billing_refund is 'member data: payments';
