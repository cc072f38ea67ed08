-- Where the credited play of the viewing's last report ended, in seconds of the video. The next report of the same
-- viewing may begin inside that second, also when another device has reported in between. Null: no report yet.
alter table viewing add column reported_to double precision;
