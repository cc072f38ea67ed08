-- In which zone a member's dates are shown (D83): what they chose, else what their browser said last; IANA names. Null:
-- neither is known, so that it is the customer's.
alter table member add column chosen_time_zone text, add column browser_time_zone text;
