-- The words of letters that the team has written. '' is the words of the product; so is a letter without a row.
create table letter_words (
  letter text primary key,
  subject text not null,
  preheader text not null,
  heading text not null,
  text text not null,
  button text not null,
  saved_at timestamptz not null
);
