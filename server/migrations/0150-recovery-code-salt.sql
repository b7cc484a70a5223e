-- Each recovery code has its own salt. Older codes have none and stay valid until they're regenerated.
alter table recovery_codes add column salt bytea;
