-- Each recovery code has a salt of its own. Codes from before have none and stay valid until they are renewed.
alter table recovery_codes add column salt bytea;
