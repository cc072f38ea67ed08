-- Whether credentials of a certificate were issued is asked with each change of it.
create index credential_certificate on credential (certificate_id);
