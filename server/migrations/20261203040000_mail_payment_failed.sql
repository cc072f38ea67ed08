-- When a member was mailed that a payment failed, by the subscription that its key begins with.
create index mail_payment_failed on mail (dedupe_key collate "C", created_at)
  where dedupe_key like 'payment-failed/%';
