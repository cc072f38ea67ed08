-- Addresses among the names of people at a provider are found however they are spelled (D88).
create index federated_identity_spelling on federated_identity (issuer, lower(subject));
