-- An invitation stays when the account of the member who sent it is removed, without them: the mail to the friend is
-- delivered, and its link must go on ending further ones (D39).
alter table event_invitation alter column member_id drop not null,
  drop constraint event_invitation_member_id_fkey,
  add constraint event_invitation_member_id_fkey foreign key (member_id) references member on delete set null;
