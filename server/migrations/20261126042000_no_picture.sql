-- Who removed their picture had the empty address of one: profiles offered to remove it again, and the directory listed
-- them among those who have one.
update member set profile_image_url = null where profile_image_url = '';
set constraints all immediate;
alter table member add constraint member_picture check (profile_image_url <> '');
