-- One spelling per word: the code, the API and the pages say catalog and favorite.
alter table catalogue rename to catalog;

alter table favourite_list rename to favorite_list;
alter index favourite_list_pkey rename to favorite_list_pkey;
alter index favourite_list_share_token_key rename to favorite_list_share_token_key;
alter index favourite_list_first rename to favorite_list_first;
alter index favourite_list_user rename to favorite_list_user;
alter index favourite_list_name rename to favorite_list_name;

alter table favourite rename to favorite;
alter index favourite_pkey rename to favorite_pkey;
alter index favourite_in_list rename to favorite_in_list;
