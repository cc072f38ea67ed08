-- What says who signed up, found by the name of the address when its account is erased.
create index analytics_event_identified on analytics_event ((properties ->> 'u')) where type = 'identify';
