-- Replaced by request_number.
drop table enrollment_order;
