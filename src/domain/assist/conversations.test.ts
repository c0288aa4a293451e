import { expect, test } from 'vitest';
import { assistantAddress } from './assistant-address.ts';
import { parseConversations, filterConversations } from './conversations.ts';

const conversation = (id: string, title?: string) => ({ id, title, created_time: '2030-01-02T03:04:05Z' });

test('lists the newest conversation first, gives untitled ones a title, and omits those without an ID', () => {
  const answer = { conversations: [conversation('a'), null, { id: 7 }, conversation('b', 'Disk space'), { id: 'c' }] };
  expect(parseConversations(answer)).toEqual([
    { id: 'c', title: 'New Conversation', created: '' },
    { id: 'b', title: 'Disk space', created: '2030-01-02T03:04:05Z' },
    { id: 'a', title: 'New Conversation', created: '2030-01-02T03:04:05Z' },
  ]);
  expect([null, {}, { conversations: null }].map(parseConversations)).toEqual([[], [], []]);
});

test('a search finds conversations whose titles contain every word', () => {
  const conversations = parseConversations({
    conversations: [conversation('a', 'Disk space'), conversation('b', 'Space travel')],
  });
  const foundTitles = (search: string) => filterConversations(conversations, search).map(({ title }) => title);
  expect(foundTitles('')).toHaveLength(2);
  expect(foundTitles(' DISK  sp')).toEqual(['Disk space']);
  expect(foundTitles('nowhere')).toEqual([]);
});

test('the address contains the conversation, with escaped characters', () => {
  const address = { cluster: 'a/b', conversation: 'x&y', token: 'a+b' };
  expect(assistantAddress({ origin: 'https://proxy.example.com', ...address })).toBe(
    'wss://proxy.example.com/v1/webapi/sites/a%2Fb/assistant?access_token=a%2Bb&conversation_id=x%26y',
  );
});
