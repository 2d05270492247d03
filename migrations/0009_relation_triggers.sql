-- What follows from a connection or a message, whoever writes it: the tabs' counts, the license collection, the conversations.
CREATE TRIGGER connections_relations_insert AFTER INSERT ON connections
BEGIN
  INSERT INTO connection_counts (user_id, connections, sent) VALUES (NEW.requester_id, NEW.status = 'accepted', NEW.status = 'pending')
    ON CONFLICT (user_id) DO UPDATE SET connections = connections + excluded.connections, sent = sent + excluded.sent;
  INSERT INTO connection_counts (user_id, connections, requests) VALUES (NEW.receiver_id, NEW.status = 'accepted', NEW.status = 'pending')
    ON CONFLICT (user_id) DO UPDATE SET connections = connections + excluded.connections, requests = requests + excluded.requests;
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT NEW.requester_id, license_type, 1 FROM users WHERE id = NEW.receiver_id AND NEW.status = 'accepted'
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT NEW.receiver_id, license_type, 1 FROM users WHERE id = NEW.requester_id AND NEW.status = 'accepted'
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
END;
--> statement-breakpoint
CREATE TRIGGER connections_relations_delete AFTER DELETE ON connections
BEGIN
  UPDATE connection_counts SET connections = connections - (OLD.status = 'accepted'), sent = sent - (OLD.status = 'pending')
    WHERE user_id = OLD.requester_id;
  UPDATE connection_counts SET connections = connections - (OLD.status = 'accepted'), requests = requests - (OLD.status = 'pending')
    WHERE user_id = OLD.receiver_id;
  UPDATE license_collection SET members = members - 1
    WHERE OLD.status = 'accepted' AND user_id = OLD.requester_id AND license_type = (SELECT license_type FROM users WHERE id = OLD.receiver_id);
  UPDATE license_collection SET members = members - 1
    WHERE OLD.status = 'accepted' AND user_id = OLD.receiver_id AND license_type = (SELECT license_type FROM users WHERE id = OLD.requester_id);
END;
--> statement-breakpoint
CREATE TRIGGER connections_relations_update AFTER UPDATE OF status, requester_id ON connections
BEGIN
  UPDATE connection_counts SET connections = connections - (OLD.status = 'accepted'), sent = sent - (OLD.status = 'pending')
    WHERE user_id = OLD.requester_id;
  UPDATE connection_counts SET connections = connections - (OLD.status = 'accepted'), requests = requests - (OLD.status = 'pending')
    WHERE user_id = OLD.receiver_id;
  UPDATE connection_counts SET connections = connections + (NEW.status = 'accepted'), sent = sent + (NEW.status = 'pending')
    WHERE user_id = NEW.requester_id;
  UPDATE connection_counts SET connections = connections + (NEW.status = 'accepted'), requests = requests + (NEW.status = 'pending')
    WHERE user_id = NEW.receiver_id;
  UPDATE license_collection SET members = members - 1
    WHERE OLD.status = 'accepted' AND user_id = OLD.requester_id AND license_type = (SELECT license_type FROM users WHERE id = OLD.receiver_id);
  UPDATE license_collection SET members = members - 1
    WHERE OLD.status = 'accepted' AND user_id = OLD.receiver_id AND license_type = (SELECT license_type FROM users WHERE id = OLD.requester_id);
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT NEW.requester_id, license_type, 1 FROM users WHERE id = NEW.receiver_id AND NEW.status = 'accepted'
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT NEW.receiver_id, license_type, 1 FROM users WHERE id = NEW.requester_id AND NEW.status = 'accepted'
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
END;
--> statement-breakpoint
-- Before, so that the other side's counts still find the license of the one who goes.
CREATE TRIGGER users_relations_delete BEFORE DELETE ON users
BEGIN
  DELETE FROM connections WHERE requester_id = OLD.id;
  DELETE FROM connections WHERE receiver_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_relations_license AFTER UPDATE OF license_type ON users
WHEN OLD.license_type <> NEW.license_type
BEGIN
  UPDATE license_collection SET members = members - 1
    WHERE license_type = OLD.license_type AND user_id IN (
      SELECT receiver_id FROM connections WHERE requester_id = NEW.id AND status = 'accepted'
      UNION ALL SELECT requester_id FROM connections WHERE receiver_id = NEW.id AND status = 'accepted');
  INSERT INTO license_collection (user_id, license_type, members)
    SELECT other, NEW.license_type, 1 FROM (
      SELECT receiver_id AS other FROM connections WHERE requester_id = NEW.id AND status = 'accepted'
      UNION ALL SELECT requester_id FROM connections WHERE receiver_id = NEW.id AND status = 'accepted') WHERE TRUE
    ON CONFLICT (user_id, license_type) DO UPDATE SET members = members + 1;
END;
--> statement-breakpoint
CREATE TRIGGER messages_conversation_insert AFTER INSERT ON messages
BEGIN
  INSERT INTO conversations (user_id, other_id, last_message_id) VALUES (NEW.sender_id, NEW.receiver_id, NEW.id)
    ON CONFLICT (user_id, other_id) DO UPDATE SET last_message_id = excluded.last_message_id;
  INSERT INTO conversations (user_id, other_id, last_message_id, unread) VALUES (NEW.receiver_id, NEW.sender_id, NEW.id, 1)
    ON CONFLICT (user_id, other_id) DO UPDATE SET last_message_id = excluded.last_message_id, unread = unread + 1;
END;
--> statement-breakpoint
CREATE TRIGGER messages_conversation_read AFTER UPDATE OF is_read ON messages
WHEN OLD.is_read = 0 AND NEW.is_read = 1
BEGIN
  UPDATE conversations SET unread = max(0, unread - 1) WHERE user_id = NEW.receiver_id AND other_id = NEW.sender_id;
END;
